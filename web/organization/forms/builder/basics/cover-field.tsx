import { useState } from 'react'
import { addPicture } from '#contract/companies/companies.ts'
import { coverAddress } from '#platform/text/media-addresses.ts'
import { AskError } from '#web/ask.ts'
import { toldFailure } from '#web/forms/told-failure.ts'
import { PictureField } from '#web/picture-crop/picture-field.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'

/** The cover picture: uploaded at once, and saved with the form by its key. */
export function CoverField({ cover, onChange }: { cover: string | null; onChange: (key: string | null) => void }) {
  const t = useTexts('org_forms')
  const { myId: companyId } = useMe()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [picked, setPicked] = useState<string>()

  async function send(data: string, previewUrl: string) {
    setBusy(true)
    setError(undefined)
    setPicked(previewUrl)
    try {
      onChange((await askInBrowser(addPicture, { companyId, use: 'cover', data })).key)
    } catch (failure) {
      if (!(failure instanceof AskError)) throw failure
      setPicked(undefined)
      setError(toldFailure(failure).problem?.detail ?? t('cover.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <PictureField
      id="basics.cover"
      label={t('label.cover')}
      optional
      shape="banner"
      value={picked ?? (cover === null ? null : coverAddress(cover))}
      busy={busy}
      error={error}
      onPick={(data, url) => void send(data, url)}
      onRemove={() => {
        setPicked(undefined)
        onChange(null)
      }}
    />
  )
}
