import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './meter.module.css'

type MeterProps = {
  label: string
  value: number
  max?: number
  /** "%70" or "12 / 20" */
  text: string
}

/** How complete something is, as an arch that closes: the profile, a form before it is published. */
export function ArchMeter({ children, ...meter }: MeterProps & { children?: ReactNode }) {
  const share = shareOf(meter)
  return (
    <div className={styles.arch}>
      <div className={styles.dial}>
        <svg viewBox="0 0 120 66" fill="none" strokeWidth="10" strokeLinecap="round" aria-hidden="true">
          <path className={styles.track} d="M8 60a52 52 0 0 1 104 0" />
          {share > 0 && (
            <path
              className={share === 1 ? styles.full : styles.filled}
              d="M8 60a52 52 0 0 1 104 0"
              pathLength={100}
              strokeDasharray={`${share * 100} 200`}
            />
          )}
        </svg>
        <span className={styles.number} aria-hidden="true">
          {meter.text}
        </span>
        <SpokenMeter {...meter} />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>{meter.label}</p>
        {children}
      </div>
    </div>
  )
}

/** How much of a stock is left: credits, places, storage. Give `low` to make it ask for attention. */
export function Meter({ low = false, ...meter }: MeterProps & { low?: boolean }) {
  return (
    <div className={styles.line} data-low={low || undefined}>
      <div className={styles.row} aria-hidden="true">
        <span>{meter.label}</span>
        <span className={styles.value}>{meter.text}</span>
      </div>
      <svg width="100%" height="6" aria-hidden="true">
        <rect width="100%" height="6" rx="3" className={styles.rest} />
        <rect width={`${shareOf(meter) * 100}%`} height="6" rx="3" className={styles.part} />
      </svg>
      <SpokenMeter {...meter} />
    </div>
  )
}

function SpokenMeter({ label, value, max = 100, text }: MeterProps) {
  return (
    <VisuallyHidden>
      <meter aria-label={label} aria-valuetext={text} value={value} max={max}>
        {text}
      </meter>
    </VisuallyHidden>
  )
}

function shareOf({ value, max = 100 }: MeterProps) {
  return Math.min(1, Math.max(0, value / max))
}
