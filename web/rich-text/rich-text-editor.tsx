import { useId } from 'react'
import { useLateModule } from '../loading/use-late-module.ts'
import { useTexts } from '../texts/texts.tsx'
import { RetryNotice } from '../ui/feedback/retry-notice.tsx'
import { Counter } from '../ui/fields/counter.tsx'
import { Field, type FieldProps } from '../ui/fields/field.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './editor.module.css'
import { RichText } from './rich-text.tsx'
import { Tools } from './tools.tsx'

export type RichTextEditorProps = FieldProps & {
  value: string
  /** HTML of the tags that the server lets through; empty when nothing is written. */
  onChange: (html: string) => void
  /** The limit in characters of text; the HTML is longer, so the call's own limit must be higher. Nothing is cut off */
  maxLength?: number
  /** Shows the text without the tools */
  readOnly?: boolean
  /** How many lines high it is while there is little in it */
  rows?: number
  id?: string
  /** Also puts the HTML into the form that it stands in */
  name?: string
}

const loadWriting = () => import('./writing.tsx')

/** A field for text with headings, lists and links. Until its editor is loaded, the text stands in the same place. */
export function RichTextEditor({ readOnly = false, ...props }: RichTextEditorProps) {
  return readOnly ? <Shown {...props} /> : <Editor {...props} />
}

function Shown({ label, help, value, name, id }: RichTextEditorProps) {
  return (
    <Field label={label} help={help} id={id} name={name}>
      {(control) => (
        <div className={styles.box}>
          <div id={control.id} className={styles.body}>
            <RichText html={value} />
          </div>
        </div>
      )}
    </Field>
  )
}

function Editor(props: RichTextEditorProps) {
  const { value, onChange, maxLength, rows = 6, name, id, ...field } = props
  const t = useTexts('common')
  const made = useId()
  const own = id ?? name ?? made
  const { module, failed, retry } = useLateModule(loadWriting)
  const waiting = <Waiting own={own} value={value} busy={!failed} />
  return (
    <Field
      {...field}
      id={own}
      name={name}
      label={<span id={`${own}-label`}>{field.label}</span>}
      counter={maxLength !== undefined && <QuietCounter length={lengthOf(value)} limit={maxLength} />}
    >
      {(control) => (
        <>
          <div
            className={styles.box}
            style={{ minBlockSize: `${rows * 1.6 + 4.5}em` }}
            data-invalid={control['aria-invalid']}
          >
            {module ? (
              <module.Writing control={control} value={value} onChange={onChange} waiting={waiting} />
            ) : (
              waiting
            )}
          </div>
          {failed && <RetryNotice onRetry={retry}>{t('richText.notLoaded')}</RetryNotice>}
          {name && <input type="hidden" name={name} value={value} />}
        </>
      )}
    </Field>
  )
}

function Waiting({ own, value, busy }: { own: string; value: string; busy: boolean }) {
  return (
    <>
      <Tools controls={own} />
      <div id={own} aria-busy={busy} className={styles.body}>
        <RichText html={value} />
      </div>
    </>
  )
}

/** Silent while there is room enough. Going over is read out once, not at every letter. */
function QuietCounter({ length, limit }: { length: number; limit: number }) {
  const t = useTexts('common')
  return (
    <>
      {length >= limit * 0.8 && <Counter length={length} limit={limit} />}
      <VisuallyHidden>
        <span role="status">{length > limit && t('richText.tooLong')}</span>
      </VisuallyHidden>
    </>
  )
}

const lengthOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, ' ').length
