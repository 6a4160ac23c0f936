import { Lazy } from '../../loading/lazy.tsx'
import { useTexts } from '../../texts/texts.tsx'
import styles from './video-field.module.css'
import { WebAddressInput } from './web-address-input.tsx'

// Lazy: few sections have a video.
const loadPreview = () => import('./video-preview.tsx')

interface VideoFieldProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly value: string | null
  readonly onChange: (video: string | null) => void
}

/** A link to a video with a preview. Requests nothing from the video’s host before the member asks for it. */
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
      {value !== null && (
        <Lazy load={loadPreview} waiting={<div className={styles.frame} />}>
          {({ VideoPreview }) => <VideoPreview key={value} link={value} />}
        </Lazy>
      )}
    </div>
  )
}
