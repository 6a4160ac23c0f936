/** The browser prefetches links of public pages when the pointer comes near, and prerenders them when it stays. */
export const speculationRules = {
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, ...leaveOut('/api/*', '/files/*', '/dev/*')] }, eagerness: 'moderate' },
  ],
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...leaveOut('/api/*', '/files/*', '/dev/*'),
          { not: { selector_matches: '[data-no-prerender]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
}

function leaveOut(...patterns: string[]) {
  return patterns.map((pattern) => ({ not: { href_matches: pattern } }))
}
