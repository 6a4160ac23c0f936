import { timeLeft } from '../enhance/time-left.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'

interface TimeLeftTextProps {
  /** The moment, as ISO with its zone. */
  readonly until: string
  readonly parts?: 1 | 2
}

/** The time left at rendering; with script `keepTime` updates it. */
export function TimeLeftText({ until, parts = 1 }: TimeLeftTextProps) {
  const t = useTexts('public_lists')
  const language = useLanguage()
  const left = timeLeft(Date.parse(until) - Date.now(), language, parts)
  return (
    <time
      dateTime={until}
      data-time-left={t('deadline.left', { left: '{left}' })}
      data-over={t('listings.closed')}
      data-parts={parts}
      suppressHydrationWarning
    >
      {t('deadline.left', { left })}
    </time>
  )
}
