import { CirclePlay } from 'lucide-react'
import { embedAddress } from '#platform/text/video-link.ts'
import { useTexts } from '../../texts/texts.tsx'
import { VideoError } from '../../ui/feedback/video-error.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './video-link.module.css'

/**
 * A link to a video: nothing is requested from the other site until it is pressed. With script it plays in place
 * (`playVideos`), otherwise on its own site.
 */
export function VideoLink({ address, title }: { address: string; title: string }) {
  const t = useTexts('company_detail')
  const embed = embedAddress(address)
  if (embed === undefined) return <VideoError />
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener nofollow ugc"
      className={styles.video}
      data-video={embed}
      data-title={title}
    >
      <CirclePlay aria-hidden />
      <span>{t('video.play')}</span>
      <VisuallyHidden>: {title}</VisuallyHidden>
      <small>{t('video.note', { site: new URL(embed).hostname.replace(/^(www|player)\./, '') })}</small>
    </a>
  )
}
