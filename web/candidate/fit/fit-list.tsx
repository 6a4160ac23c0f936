import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { ConditionFit, Fit } from '#contract/forms/eligibility.ts'
import { suffixed } from '#platform/text/suffixes.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './fit-checklist.module.css'

const icons = { fits: CircleCheck, doesNotFit: CircleX, unknown: CircleHelp } satisfies Record<Fit, unknown>
const words = { fits: 'fit.fits', doesNotFit: 'fit.doesNotFit', unknown: 'fit.unknown' } as const

interface FitListProps {
  readonly overall: Fit
  readonly items: readonly ConditionFit[]
}

/** Each condition, whether it is met, and why. */
export function FitList({ overall, items }: FitListProps) {
  const t = useTexts('adv_detail')
  const language = useLanguage()
  if (items.length === 0) return <p>{t('conditions.none')}</p>
  const object = (some: number) => (language === 'tr' ? asObject(some) : String(some))
  const count = (wanted: Fit) => items.filter(({ fit }) => fit === wanted).length
  return (
    <>
      <p className={styles.overall} data-fit={overall}>
        {t('fit.overall', {
          overall,
          fits: count('fits'),
          met: object(count('fits')),
          missed: object(count('doesNotFit')),
          all: items.length,
          unknown: count('unknown'),
        })}
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

/** The count in the accusative: 4 koşuldan 3’ünü. */
function asObject(count: number): string {
  const some = suffixed(String(count), 'possessive')
  return `${some}n${some.slice(-1)}`
}
