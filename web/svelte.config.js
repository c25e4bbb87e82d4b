/** Svelte in runes mode throughout. */
export default { compilerOptions: { runes: true } };
