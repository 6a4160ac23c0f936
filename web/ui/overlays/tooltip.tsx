import { cloneElement, type ReactElement, useId } from 'react'
import styles from './tooltip.module.css'

type TooltipProps = { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }

/** A few words beside something that can be focused. Longer explanations are a Hint, which also opens by touch. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  return (
    <span className={styles.anchor}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.bubble}>
        {text}
      </span>
    </span>
  )
}
