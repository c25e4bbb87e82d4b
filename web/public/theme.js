/* Sets the chosen theme before the first paint; without a choice the system decides. */
try {
  const chosen = JSON.parse(localStorage.getItem('speeltafel.settings') || '{}').theme;
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  /* A blocked or broken store is no reason not to open. */
}
