import type { headline } from '#platform/text/reports/headline.ts'

/** How much a key figure has changed, and from what. */
export const changeText = (change: ReturnType<typeof headline>[number]['change'], note = ''): string =>
  [change && `${change.direction === 'up' ? '+' : '−'} ${change.text}`, note].filter(Boolean).join(' · ')
