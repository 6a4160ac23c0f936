import { CircleAlert } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useKind } from '../../session/account-kind.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Anchor } from '../anchor.tsx'
import styles from './form-errors.module.css'

type FormErrorsProps = {
  /** `field` is the field's name, which is also its id; `to` is the address of its page, where it is on another */
  errors: readonly { field: string; message: string; to?: string | undefined }[]
  /** The heading, where another than the number of fields is meant */
  title?: ReactNode
  /** Whether an error was corrected since; it is left out, and the focus stays where it is */
  isMended?: (field: string) => boolean
}

/** The summary above a form. It takes the focus whenever it gets new problems. */
export function FormErrors({ errors: found, title, isMended = () => false }: FormErrorsProps) {
  const t = useTexts('common')
  const kind = useKind()
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (found.length > 0) summary.current?.focus()
  }, [found])

  const errors = found.filter(({ field }) => !isMended(field))
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: in a document nothing else takes the focus to what went wrong
    <section ref={summary} tabIndex={-1} autoFocus aria-labelledby="form-errors" className={styles.errors}>
      <h2 id="form-errors" className={styles.title}>
        <CircleAlert />
        {title ?? t(kind === 'Company' ? 'ui.formErrors.company' : 'ui.formErrors.title', { count: errors.length })}
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.field}>
            <Anchor
              to={error.to ?? `#${error.field}`}
              onClick={(event) => focusInside(event, error.field)}
              className={styles.link}
            >
              {error.message}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Focuses a field, or the first control of a group. The address does not change: a hash would add a history entry. */
function focusInside(event: MouseEvent, field: string) {
  const named = document.getElementById(field)
  const target = named?.querySelector<HTMLElement>('input, [role="spinbutton"]') ?? named
  if (!target) return
  event.preventDefault()
  target.focus()
}
