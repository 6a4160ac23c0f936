import { videoErrorText } from '#platform/text/video-link.ts'
import styles from './video-error.module.css'

/** In the place of a video whose link cannot be shown: a picture that says so, as the specification words it. */
export function VideoError() {
  return <img src="/video-error.svg" alt={videoErrorText} width={640} height={360} className={styles.picture} />
}
