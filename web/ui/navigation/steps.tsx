import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Anchor } from '../anchor.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './steps.module.css'

export type Step = {
  label: string
  state: 'done' | 'current' | 'incomplete' | 'ahead'
  /** The one that somebody is at may be done as well. */
  isDone?: boolean
  /** How many things are missing, and the same in words. */
  lacks?: { count: number; words: string }
  /** What only screen readers are told. */
  said?: string
  to?: string
}

/** Where one is in a wizard: piers with an arch from each to the next, solid as far as one has come, and what is missing. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  const t = useTexts('common')
  const current = steps.findIndex((step) => step.state === 'current')
  return (
    <nav aria-label={label} className={styles.frame}>
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
      {current >= 0 && (
        <p className={styles.short} aria-hidden="true">
          {t('ui.steps.current', { step: current + 1, steps: steps.length })} <strong>{steps[current]?.label}</strong>
          {steps[current]?.lacks && <span className={styles.lacks}> · {steps[current].lacks.words}</span>}
        </p>
      )}
    </nav>
  )
}

const isDone = ({ state, isDone }: Step) => state === 'done' || isDone === true

/** For thumbs as good as its word, which narrow screens have no room for; keyboards and screen readers have the word. */
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
