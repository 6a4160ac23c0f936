import { Play } from 'lucide-react'
import { useState } from 'react'
import { embedAddress } from '#platform/text/video-link.ts'
import { useTexts } from '../../texts/texts.tsx'
import { VideoError } from '../../ui/feedback/video-error.tsx'
import styles from './video-field.module.css'
import { WebAddressInput } from './web-address-input.tsx'

interface VideoFieldProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly value: string | null
  readonly onChange: (video: string | null) => void
}

/** A link to a video with what will be seen of it. Nothing is fetched from the video’s host before somebody wants it. */
export function VideoField({ value, onChange, ...field }: VideoFieldProps) {
  const t = useTexts('org_settings')
  return (
    <div className={styles.field}>
      <WebAddressInput
        {...field}
        optional
        label={t('section.video')}
        help={t('section.video.help')}
        value={value}
        onWrite={onChange}
      />
      {value !== null && <VideoPreview key={value} link={value} />}
    </div>
  )
}

function VideoPreview({ link }: { link: string }) {
  const t = useTexts('org_settings')
  const [isPlaying, setPlaying] = useState(false)
  const address = embedAddress(link)
  if (!address)
    return (
      <div className={styles.field}>
        <VideoError />
        <p className={styles.note}>{t('section.video.unknown')}</p>
      </div>
    )
  if (isPlaying)
    return (
      <iframe
        src={address}
        title={t('section.video.preview')}
        allow="fullscreen; picture-in-picture"
        className={styles.frame}
      />
    )
  return (
    <button type="button" className={styles.frame} onClick={() => setPlaying(true)}>
      <Play aria-hidden />
      <span>{t('section.video.play')}</span>
      <span className={styles.note}>{t('section.video.thirdParty', { host: new URL(address).hostname })}</span>
    </button>
  )
}
