/** What can be said with one tap, in everybody's own language: ids of messages the server knows. */
export const PHRASES = [
  'hello',
  'have-fun',
  'well-played',
  'nice-move',
  'thanks',
  'oops',
  'lucky',
  'thinking',
  'back-soon',
  'good-game',
  'again',
  'bye',
].map((name) => `phrase-${name}`);
