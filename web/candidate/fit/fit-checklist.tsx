import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { Fit } from '#contract/eligibility.ts'
import { useAnswer } from '../../page-queries.ts'
import type { SignedIn } from '../../session/store.ts'
import { useTexts } from '../../texts.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './fit-checklist.module.css'
import { fitQuery } from './fit-query.ts'

const icons = { fits: CircleCheck, doesNotFit: CircleX, unknown: CircleHelp } satisfies Record<Fit, unknown>
const words = { fits: 'fit.fits', doesNotFit: 'fit.doesNotFit', unknown: 'fit.unknown' } as const

/** Who may apply, beside what is known of the reader: each condition with its reason. */
export function FitChecklist({ me, formId }: { me: SignedIn; formId: string }) {
  const t = useTexts('adv_detail')
  const { overall, counts, items } = useAnswer(fitQuery(me, formId))
  if (items.length === 0) return <p>{t('conditions.none')}</p>
  return (
    <>
      <p className={styles.overall} data-fit={overall}>
        {t('fit.overall', { overall, fits: counts.fits, all: counts.all, unknown: counts.unknown })}
      </p>
      <ul className={styles.list}>
        {items.map(({ kind, fit, condition, reason }) => {
          const Icon = icons[fit]
          return (
            <li key={kind} data-fit={fit}>
              <Icon aria-hidden />
              <div>
                <p>
                  <VisuallyHidden>{t(words[fit])}: </VisuallyHidden>
                  {condition}
                </p>
                <p className={styles.reason}>{reason}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
