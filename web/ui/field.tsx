import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/texts.tsx'
import styles from './field.module.css'
import { Hint } from './hint.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What every form field shares; components of the kit take these beside their own. */
export type FieldProps = {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  tooltip?: string | undefined
  /** Required is the rule here, so the exception is marked. */
  optional?: boolean | undefined
  hideLabel?: boolean | undefined
}

/** Spread these on the control: they tie it to its label, help and error. */
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
      <FieldLabel htmlFor={own} {...field} />
      {children(controlOf(own, field))}
      <FieldNotes own={own} counter={counter} {...field} />
    </div>
  )
}

/** The same for groups of controls: radio buttons, check boxes, segments. */
export function FieldGroup({ id, name, counter, children, ...field }: Props) {
  const made = useId()
  const own = id ?? name ?? made
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = controlOf(own, field)
  return (
    <fieldset
      id={own}
      tabIndex={-1}
      className={styles.field}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
    >
      <legend className={styles.legend}>
        <LabelText {...field} />
      </legend>
      {children(controlOf(own, field))}
      <FieldNotes own={own} counter={counter} {...field} />
    </fieldset>
  )
}

function FieldLabel({ htmlFor, ...field }: FieldProps & { htmlFor: string }) {
  if (field.hideLabel)
    return (
      <VisuallyHidden>
        <label htmlFor={htmlFor}>{field.label}</label>
      </VisuallyHidden>
    )
  return (
    <div className={styles.labels}>
      <label htmlFor={htmlFor} className={styles.label}>
        {field.label}
      </label>
      <LabelExtras {...field} />
    </div>
  )
}

function LabelText(field: FieldProps) {
  if (field.hideLabel) return <VisuallyHidden>{field.label}</VisuallyHidden>
  return (
    <span className={styles.labels}>
      <span className={styles.label}>{field.label}</span>
      <LabelExtras {...field} />
    </span>
  )
}

function LabelExtras({ optional, tooltip }: FieldProps) {
  const t = useTexts('common')
  return (
    <>
      {optional && <span className={styles.optional}>{t('ui.field.optional')}</span>}
      {tooltip && <Hint>{tooltip}</Hint>}
    </>
  )
}

export function FieldNotes({ own, help, error, counter }: Partial<FieldProps> & { own: string; counter?: ReactNode }) {
  return (
    <>
      {/* Always there, so that a problem that appears while typing is read out. */}
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

export function controlOf(own: string, { help, error }: Partial<FieldProps>): ControlProps {
  const describedBy = [error && `${own}-error`, help && `${own}-help`].filter(Boolean).join(' ')
  return { id: own, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}
