import { useState } from 'react'
import { PictureField } from '#web/picture-crop/picture-field.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Show, Shows, section } from '../show.tsx'

const drawing = '/favicon.svg'

export const PictureSection = section('pictures', 'pictures', () => {
  const t = useTexts('dev_ui')
  const [logo, setLogo] = useState<string | null>(null)
  const [banner, setBanner] = useState<string | null>(null)
  return (
    <Shows>
      <Show name='PictureField shape="square"'>
        <PictureField
          name="logo"
          label={t('pictureLogo')}
          shape="square"
          value={logo}
          onPick={(_, url) => setLogo(url)}
          onRemove={() => setLogo(null)}
        />
      </Show>
      <Show name='PictureField shape="banner"'>
        <PictureField
          name="banner"
          label={t('label.cover')}
          shape="banner"
          value={banner}
          onPick={(_, url) => setBanner(url)}
          onRemove={() => setBanner(null)}
        />
      </Show>
      <Show name="PictureField busy, error">
        <PictureField
          label={t('pictureLogo')}
          shape="square"
          value={drawing}
          busy
          onPick={() => {}}
          onRemove={() => {}}
        />
        <PictureField label={t('pictureLogo')} shape="square" value={null} error={t('fileError')} onPick={() => {}} />
      </Show>
    </Shows>
  )
})
