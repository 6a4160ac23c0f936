import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { Output } from '#contract/call.ts'
import type { Fit } from '#contract/forms/eligibility.ts'
import type { readFit } from '#contract/listings/saved-forms.ts'
import { useTexts } from '../../texts/texts.tsx'
import styles from './verdict-line.module.css'

const icons = { fits: CircleCheck, doesNotFit: CircleX, unknown: CircleHelp } satisfies Record<Fit, unknown>

type FormFit = Output<typeof readFit>

interface VerdictLineProps {
  readonly fit: Pick<FormFit, 'overall' | 'items'>
  /** The estimated minutes to apply */
  readonly minutes?: number
  /** The estimated minutes to finish a draft */
  readonly left?: number
  readonly documents?: FormFit['documents']
  /** The application is submitted; only its changes cannot be */
  readonly isSent?: boolean
}

/**
 * The eligibility beside the button: eligible, with the time needed and the documents ready; or the unmet conditions,
 * and that the application cannot be submitted.
 */
export function VerdictLine({ fit, minutes = 0, left = 0, documents, isSent = false }: VerdictLineProps) {
  const t = useTexts('adv_detail')
  const { overall, items } = fit
  const Icon = icons[overall]
  return (
    <p className={styles.verdict} data-fit={overall}>
      <Icon aria-hidden />
      <span>{words()}</span>
    </p>
  )

  function words() {
    if (overall === 'doesNotFit') {
      const [first, ...others] = items.filter(({ fit: one }) => one === 'doesNotFit')
      const more = others.length > 0 ? t('verdict.more', { count: others.length }) : ''
      return [first?.reason, more, t(isSent ? 'verdict.cannotChange' : 'verdict.cannot')].filter(Boolean).join(' ')
    }
    const { asked, ready } = documents ?? { asked: 0, ready: 0 }
    const unknown = items.filter(({ fit: one }) => one === 'unknown').length
    return [
      overall === 'fits' ? t('verdict.fits', { all: items.length }) : t('verdict.unknown', { count: unknown }),
      minutes > 0 && t('verdict.minutes', { count: minutes }),
      left > 0 && t('verdict.left', { count: left }),
      asked > 0 && t('verdict.documents', { asked, ready, lacks: asked - ready }),
    ]
      .filter(Boolean)
      .join('\u00a0· ')
  }
}
