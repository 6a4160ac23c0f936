import { ImagePlus, Trash2 } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { classes } from '../ui/classes.ts'
import { Field, type FieldProps } from '../ui/fields/field.tsx'
import { MAX_BYTES, refusalOf } from './check-picture.ts'
import type { Shape } from './crop.ts'
import { CropDialog } from './crop-dialog.tsx'
import { DropFrame } from './drop-frame.tsx'
import styles from './picture-field.module.css'

export type PictureFieldProps = FieldProps & {
  shape: Shape
  /** Where the present picture is; null when there is none */
  value: string | null
  /** The cropped picture, and an address to show it by until it is saved */
  onPick: (base64: string, previewUrl: string) => void
  /** Left out: it cannot be removed */
  onRemove?: (() => void) | undefined
  /** What follows from replacing or removing it; said behind the rules */
  note?: string
  /** While the picked one is being saved */
  busy?: boolean
  id?: string
  name?: string
}

/** A picture that is chosen or dropped, cropped to its shape, and handed over ready to be sent. */
export function PictureField(props: PictureFieldProps) {
  const { shape, value, onPick, onRemove, note = '', busy = false, id, name, ...field } = props
  const t = useTexts('common')
  const language = useLanguage()
  const size = (bytes: number) => formatFileSize(bytes, language)
  const [file, setFile] = useState<File>()
  const [refused, setRefused] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget.files?.[0]
    // Emptied, so that the same file can be chosen again.
    event.currentTarget.value = ''
    if (!chosen) return
    const refusal = refusalOf(chosen)
    if (refusal === 'wrongType') setRefused(t('crop.wrongType'))
    else if (refusal === 'tooLarge') setRefused(t('crop.tooLarge', { size: size(chosen.size), limit: size(MAX_BYTES) }))
    else setRefused(undefined)
    setFile(refusal ? undefined : chosen)
  }

  function finish(failure?: string) {
    setFile(undefined)
    setRefused(failure)
  }

  return (
    <Field
      {...field}
      id={id}
      name={name}
      error={refused ?? field.error}
      help={field.help ?? `${t('crop.rules', { size: size(MAX_BYTES) })} ${note}`.trim()}
    >
      {(control) => (
        <div className={classes(styles.field, styles[shape])}>
          <DropFrame ref={input} control={control} value={value} busy={busy} onChange={choose} />
          {value !== null && (
            <div className={styles.actions}>
              <Button size="small" icon={<ImagePlus />} loading={busy} onClick={() => input.current?.click()}>
                {t('ui.change')}
              </Button>
              {onRemove && (
                <Button size="small" variant="quiet" icon={<Trash2 />} disabled={busy} onClick={onRemove}>
                  {t('ui.remove')}
                </Button>
              )}
            </div>
          )}
          {file && (
            <CropDialog
              file={file}
              shape={shape}
              onClose={finish}
              onDone={(base64, previewUrl) => {
                finish()
                onPick(base64, previewUrl)
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
