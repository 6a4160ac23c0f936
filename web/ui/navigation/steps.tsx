import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Anchor } from '../anchor.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './steps.module.css'

export type Step = {
  label: string
  state: 'done' | 'current' | 'incomplete' | 'ahead'
  /** Whether the step is done; the current one may be, too. */
  isDone?: boolean
  /** How many things are missing, and the same in words. */
  lacks?: { count: number; words: string }
  /** Words for screen readers only. */
  said?: string
  to?: string
}

interface StepsProps {
  readonly label: string
  readonly steps: readonly Step[]
  /** A narrow screen shows every name too, one step below the other, and not only the current one. */
  readonly named?: boolean
}

/**
 * The steps of a wizard, drawn as a bridge: piers joined by arches, solid up to the current progress, with the number
 * of missing items.
 */
export function Steps({ label, steps, named = false }: StepsProps) {
  const t = useTexts('common')
  const current = steps.findIndex((step) => step.state === 'current')
  return (
    <nav aria-label={label} className={styles.frame} data-named={named || undefined}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <Pier to={step.to}>
              {isDone(step) ? <Check /> : index + 1}
              {step.lacks && <span className={styles.count}>{step.lacks.count}</span>}
            </Pier>
            <span className={styles.label}>
              {step.to === undefined ? step.label : <Anchor to={step.to}>{step.label}</Anchor>}
              {isDone(step) && <VisuallyHidden> {t('ui.steps.done')}</VisuallyHidden>}
              {step.said && <VisuallyHidden> ({step.said})</VisuallyHidden>}
              {step.lacks && <span className={styles.lacks}> {step.lacks.words}</span>}
            </span>
          </li>
        ))}
      </ol>
      {current >= 0 && !named && (
        <p className={styles.short} aria-hidden="true">
          {t('ui.steps.current', { step: current + 1, steps: steps.length })} <strong>{steps[current]?.label}</strong>
          {steps[current]?.lacks && <span className={styles.lacks}> · {steps[current].lacks.words}</span>}
        </p>
      )}
    </nav>
  )
}

const isDone = ({ state, isDone }: Step) => state === 'done' || isDone === true

/**
 * A pier can be pressed like the step's name, for which narrow screens have no room. Keyboards and screen readers use
 * the name.
 */
function Pier({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined)
    return (
      <span className={styles.pier} aria-hidden="true">
        {children}
      </span>
    )
  return (
    <Anchor to={to} className={styles.pier} aria-hidden="true" tabIndex={-1}>
      {children}
    </Anchor>
  )
}
