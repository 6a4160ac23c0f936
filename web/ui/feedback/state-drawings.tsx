import type { ReactNode } from 'react'
import styles from './state-drawings.module.css'

/** Small drawings for empty and failed states: always the bridge, in one of its moods. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 88"
      width="160"
      height="88"
      fill="none"
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={styles.water} d="M14 80q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0" />
      {children}
    </svg>
  )
}

/** Both banks are there, the span between them is not yet. */
export function GapDrawing() {
  return (
    <Drawing>
      <path className={styles.stone} d="M8 40C22 32 36 28 50 26v46h-6c0-18-6-28-15-28S14 54 14 72H8z" />
      <path className={styles.stone} d="M152 40c-14-8-28-12-42-14v46h6c0-18 6-28 15-28s15 10 15 28h6z" />
      <path className={styles.missing} d="M57 25q23-3 46 0M60 72c0-18 8-28 20-28s20 10 20 28" />
    </Drawing>
  )
}

export function SearchDrawing() {
  return (
    <Drawing>
      <path
        className={styles.missing}
        d="M8 40q72-28 144 0M22 72c0-18 10-28 24-28s24 10 24 28M90 72c0-18 10-28 24-28s24 10 24 28"
      />
      <circle className={styles.lens} cx="78" cy="38" r="20" />
      <path className={styles.ink} d="m93 53 15 15" />
    </Drawing>
  )
}

export function DoneDrawing() {
  return (
    <Drawing>
      <path
        className={styles.stone}
        d="M8 40q72-28 144 0v32h-8c0-18-11-28-26-28S88 54 88 72H72c0-18-15-28-30-28S16 54 16 72H8z"
      />
      <path className={styles.ink} d="M80 26V6l14 5-14 6" />
    </Drawing>
  )
}

/** A stone has fallen out. */
export function BrokenDrawing() {
  return (
    <Drawing>
      <path className={styles.stone} d="M8 40c20-8 40-13 60-14l-6 10 8 8-4 28h-6c0-18-6-28-18-28S20 54 20 72H8z" />
      <path className={styles.stone} d="M152 40c-18-7-34-12-50-13l-4 9 6 8-2 28h6c0-18 6-28 16-28s18 10 18 28h10z" />
      <path className={styles.ink} d="m80 52 8 3-3 8-8-3zM76 38l1 4M90 34l-2 5" />
    </Drawing>
  )
}
