// An engine in JavaScript without any package: it plays the longest text among the legal actions.
// In Qwirkle that is mostly a play of many tiles.
//
//     speeltafel engine qwirkle "node docs/examples/engines/longest.js" --games 10

const lines = require('node:readline').createInterface({ input: process.stdin });
const say = (line) => process.stdout.write(line + '\n');

lines.on('line', (line) => {
  const [word, ...rest] = line.trim().split(/\s+/);
  if (word === 'speeltafel') {
    say('name Longest');
    say('ready');
  } else if (word === 'go') {
    say('legal');
  } else if (word === 'legal') {
    const best = rest.reduce((one, other) => (other.length > one.length ? other : one));
    say(`info nodes ${rest.length} words the longest of ${rest.length}`);
    say(`play ${best}`);
  } else if (word === 'quit') {
    process.exit(0);
  } else if (!['game', 'event', 'position', 'set', 'stop', 'error'].includes(word)) {
    say(`error ${word} is not known here`);
  }
});
