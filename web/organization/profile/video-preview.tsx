import { Play } from 'lucide-react'
import { useState } from 'react'
import { embedAddress } from '#platform/text/video-link.ts'
import { useTexts } from '../../texts/texts.tsx'
import { VideoError } from '../../ui/feedback/video-error.tsx'
import styles from './video-field.module.css'

/** A preview of a video. */
export function VideoPreview({ link }: { link: string }) {
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
