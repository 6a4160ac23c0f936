import type { headline } from '#platform/text/reports/headline.ts'

/** What a key figure has changed by, and from what. */
export const changeText = (change: ReturnType<typeof headline>[number]['change'], note = ''): string =>
  [change && `${change.direction === 'up' ? '+' : '−'} ${change.text}`, note].filter(Boolean).join(' · ')
