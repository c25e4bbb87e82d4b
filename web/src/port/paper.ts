/** A score pad's questions to the rules: asked of the server, or of this device where none is there or it cannot be reached. */
import { SITE } from '../device/site';
import type { LinesAsked, LinesCounted, StandAsked, StandTold, ThrowAsked, ThrowCounted } from '../wire';
import { call, callHere, isAway } from './http';

async function ask<T>(what: string, body: unknown): Promise<T> {
  const [path, options] = [`/api/paper/${what}`, { method: 'POST', body }];
  if (SITE) return callHere<T>(path, options);
  try {
    return await call<T>(path, options);
  } catch (refused) {
    if (isAway(refused)) return callHere<T>(path, options);
    throw refused;
  }
}

export const countLines = (asked: LinesAsked) => ask<LinesCounted>('lines', asked);
export const countThrow = (asked: ThrowAsked) => ask<ThrowCounted>('throw', asked);
export const standOf = (asked: StandAsked) => ask<StandTold>('stand', asked);
