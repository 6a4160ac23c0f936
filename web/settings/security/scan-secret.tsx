import { Link } from '../../ui/actions/link.tsx'
import { useSettingsTexts } from '../use-settings-texts.ts'
import { CopyButton } from './copy-button.tsx'
import type { QrDrawing } from './qr.ts'
import styles from './scan-secret.module.css'

interface ScanSecretProps {
  readonly secret: string
  readonly address: string
  readonly drawing: QrDrawing
}

/** The secret for an app: as a QR code, as a link for an app on this device, and as text. */
export function ScanSecret({ secret, address, drawing: { path, size } }: ScanSecretProps) {
  const t = useSettingsTexts()
  return (
    <>
      <p>{t('security.authenticator.scan')}</p>
      <div className={styles.scan}>
        <svg
          role="img"
          aria-label={t('settings.security.authenticator.picture')}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          className={styles.picture}
        >
          <path d={path} />
        </svg>
        <div className={styles.byHand}>
          <p>{t('security.authenticator.secret')}</p>
          <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <CopyButton text={secret} />
          <Link to={address}>{t('settings.security.authenticator.open')}</Link>
        </div>
      </div>
    </>
  )
}
