import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useKindGoing } from '../../session/way-back.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Anchor } from '../anchor.tsx'
import styles from './form-errors.module.css'

type FormErrorsProps = {
  /** `field` is the field's name, which is also its id; `to` is the address of its page, where it is on another */
  errors: readonly { field: string; message: string; to?: string | undefined }[]
  /** The heading, where the problems are not about fields */
  title?: string
  /** What was mended since is left out; the focus stays where somebody mends the rest. */
  isMended?: (field: string) => boolean
}

/** The summary above a form. It takes the focus whenever it gets new problems, so nobody has to search for them. */
export function FormErrors({ errors: found, title, isMended = () => false }: FormErrorsProps) {
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
        {title ?? <CountedTitle count={errors.length} />}
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

/** In a document there is no way to word another number, so the script there (`enhance/drop-mended.ts`) finds both forms. */
function CountedTitle({ count }: { count: number }) {
  const t = useTexts('common')
  const kind = useKindGoing()
  const of = (fields: number) =>
    t(kind === 'Company' ? 'ui.formErrors.company' : 'ui.formErrors.title', { count: fields })
  return (
    <span data-one={of(1)} data-many={of(2).replace('2', '#')}>
      {of(count)}
    </span>
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
