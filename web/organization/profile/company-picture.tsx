import { useState } from 'react'
import { addPicture } from '#contract/companies/companies.ts'
import { coverAddress, pictureAddress } from '#platform/text/media-addresses.ts'
import { toldFailure } from '#web/forms/told-failure.ts'
import { AskError } from '../../ask.ts'
import { PictureField, type PictureFieldProps } from '../../picture-crop/picture-field.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'

type CompanyPictureProps = Pick<PictureFieldProps, 'label' | 'help' | 'shape' | 'optional'> & {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly use: 'photo' | 'banner' | 'section' | 'cover'
  /** The picture's key. */
  readonly value: string | null
  readonly onChange: (key: string | null) => void
}

/** A picture that is uploaded as soon as it is cropped, and used when the form is saved. */
export function CompanyPicture({ use, value, onChange, error, ...field }: CompanyPictureProps) {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const [sending, setSending] = useState<string>()
  const [refused, setRefused] = useState<string>()

  async function send(data: string, previewUrl: string) {
    setSending(previewUrl)
    setRefused(undefined)
    try {
      onChange((await askInBrowser(addPicture, { companyId, use, data })).key)
    } catch (failure) {
      if (!(failure instanceof AskError)) throw failure
      setRefused(toldFailure(failure).problem?.detail ?? t('picture.unreachable'))
    } finally {
      setSending(undefined)
      URL.revokeObjectURL(previewUrl)
    }
  }

  return (
    <PictureField
      {...field}
      value={sending ?? addressOf(value, use)}
      busy={sending !== undefined}
      error={refused ?? error}
      onPick={(base64, previewUrl) => void send(base64, previewUrl)}
      onRemove={() => onChange(null)}
    />
  )
}

const addressOf = (key: string | null, use: CompanyPictureProps['use']) =>
  use === 'cover' ? coverAddress(key) : pictureAddress(key)
