import { useState } from 'react'
import { addPicture } from '#contract/companies/companies.ts'
import { coverAddress } from '#platform/text/media-addresses.ts'
import { useAct } from '#web/forms/use-act.ts'
import { PictureField } from '#web/picture-crop/picture-field.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'

/** The cover picture: uploaded at once; the form stores its key. */
export function CoverField({ cover, onChange }: { cover: string | null; onChange: (key: string | null) => void }) {
  const t = useTexts('org_forms')
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct()
  const [picked, setPicked] = useState<string>()

  async function send(data: string, previewUrl: string) {
    setPicked(previewUrl)
    const isSent = await act(
      () => askInBrowser(addPicture, { companyId, use: 'cover', data }),
      ({ key }) => onChange(key),
    )
    if (!isSent) setPicked(undefined)
  }

  return (
    <PictureField
      id="basics.cover"
      label={t('label.cover')}
      optional
      shape="banner"
      value={picked ?? (cover === null ? null : coverAddress(cover))}
      busy={busy}
      error={failed && (failed.problem?.detail ?? t('cover.failed'))}
      onPick={(data, url) => void send(data, url)}
      onRemove={() => {
        setPicked(undefined)
        onChange(null)
      }}
    />
  )
}
