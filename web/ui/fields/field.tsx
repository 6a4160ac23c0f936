import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './field.module.css'

/** The props that all form fields of the kit share. */
export type FieldProps = {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  /** Fields are required by default, so optional ones are marked. */
  optional?: boolean | undefined
  hideLabel?: boolean | undefined
  /** The text of an info button beside the label, made by `tooltip` (tooltip.tsx). */
  tooltip?: ((id: string) => ReactNode) | undefined
}

/** Spread these on the control: they tie it to its label, help and error, and to the word that it may be left out. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldProps & {
  id: string | undefined
  name: string | undefined
  counter?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** The id is the field's name unless one is given, so that FormErrors can link to it. */
export function Field({ id, name, counter, children, ...field }: Props) {
  const made = useId()
  const own = id ?? name ?? made
  return (
    <div className={styles.field}>
      <FieldLabel own={own} {...field} />
      {children(controlOf(own, field))}
      <FieldNotes own={own} counter={counter} {...field} />
    </div>
  )
}

/** The same for groups of controls: radio buttons, check boxes, segments. */
export function FieldGroup({ id, name, counter, children, ...field }: Props) {
  const made = useId()
  const own = id ?? name ?? made
  // The legend already says that the group is optional.
  const control = controlOf(own, { ...field, optional: false })
  return (
    <fieldset
      id={own}
      tabIndex={-1}
      className={styles.field}
      aria-describedby={control['aria-describedby']}
      data-invalid={control['aria-invalid']}
    >
      <legend className={styles.legend}>
        <LabelText {...field} />
      </legend>
      {children(control)}
      <FieldNotes own={own} counter={counter} {...field} />
    </fieldset>
  )
}

function FieldLabel({ own, ...field }: FieldProps & { own: string }) {
  if (field.hideLabel)
    return (
      <VisuallyHidden>
        <label htmlFor={own}>{field.label}</label> <OptionalMark own={own} optional={field.optional} />
      </VisuallyHidden>
    )
  return (
    <div className={styles.labels}>
      <label htmlFor={own} className={styles.label}>
        {field.label}
      </label>
      {field.tooltip?.(tooltipId(own))} <OptionalMark own={own} {...field} />
    </div>
  )
}

function LabelText(field: FieldProps) {
  if (field.hideLabel) return <VisuallyHidden>{field.label}</VisuallyHidden>
  return (
    <span className={styles.labels}>
      <span data-label className={styles.label}>
        {field.label}
      </span>{' '}
      <OptionalMark {...field} />
    </span>
  )
}

function OptionalMark({ own, optional }: Partial<FieldProps> & { own?: string }) {
  const t = useTexts('common')
  if (!optional) return null
  return (
    <span id={own && optionalId(own)} className={styles.optional}>
      {t('ui.optional')}
    </span>
  )
}

export function FieldNotes({ own, help, error, counter }: Partial<FieldProps> & { own: string; counter?: ReactNode }) {
  return (
    <>
      {/* Always in the page, so that a problem that appears while typing is read out. */}
      <div aria-live="polite" className={styles.live}>
        {error && (
          <p id={`${own}-error`} className={styles.error}>
            <CircleAlert />
            {error}
          </p>
        )}
      </div>
      {(help || counter) && (
        <div className={styles.foot}>
          {help && (
            <p id={`${own}-help`} className={styles.help}>
              {help}
            </p>
          )}
          {counter}
        </div>
      )}
    </>
  )
}

export function controlOf(own: string, { help, error, optional, tooltip }: Partial<FieldProps>): ControlProps {
  const notes = [optional && optionalId(own), error && `${own}-error`, help && `${own}-help`, tooltip && tooltipId(own)]
  const describedBy = notes.filter(Boolean).join(' ')
  return { id: own, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}

/** The word "optional" is beside the label and not in it, so that a field's name is the same either way. */
const optionalId = (own: string) => `${own}-optional`

const tooltipId = (own: string) => `${own}-tooltip`
