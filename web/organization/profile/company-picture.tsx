import { useState } from 'react'
import { addPicture } from '#contract/companies/companies.ts'
import { coverAddress, pictureAddress } from '#platform/text/media-addresses.ts'
import { useAct } from '../../forms/use-act.ts'
import { PictureField, type PictureFieldProps } from '../../picture-crop/picture-field.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'

type CompanyPictureProps = Pick<PictureFieldProps, 'label' | 'help' | 'shape' | 'optional'> & {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly use: 'photo' | 'banner' | 'section' | 'cover'
  /** The picture's storage key */
  readonly value: string | null
  readonly onChange: (key: string | null) => void
}

/** A picture that is uploaded once it is cropped, and saved with the form. */
export function CompanyPicture({ use, value, onChange, error, ...field }: CompanyPictureProps) {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const { act, failed } = useAct()
  const [sending, setSending] = useState<string>()

  async function send(data: string, previewUrl: string) {
    setSending(previewUrl)
    await act(
      () => askInBrowser(addPicture, { companyId, use, data }),
      ({ key }) => onChange(key),
    )
    setSending(undefined)
    URL.revokeObjectURL(previewUrl)
  }

  return (
    <PictureField
      {...field}
      value={sending ?? addressOf(value, use)}
      busy={sending !== undefined}
      error={failed ? (failed.problem?.detail ?? t('picture.unreachable')) : error}
      onPick={(base64, previewUrl) => void send(base64, previewUrl)}
      onRemove={() => onChange(null)}
    />
  )
}

const addressOf = (key: string | null, use: CompanyPictureProps['use']) =>
  use === 'cover' ? coverAddress(key) : pictureAddress(key)
