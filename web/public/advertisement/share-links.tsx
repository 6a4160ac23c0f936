import { Mail, Share2 } from 'lucide-react'
import { canonical } from '#platform/text/locales.ts'
import { usePlace } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import styles from './share-links.module.css'

interface ShareLinksProps {
  readonly title: string
  /** The path without the locale */
  readonly address: string
}

/** Share links that work without script, and a button for the native share sheet where it exists. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const t = useTexts('adv_detail')
  const { locale, publicUrl } = usePlace()
  const url = canonical(locale, address, publicUrl)
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll('+', '%20')
  return (
    <div className={styles.share}>
      <p id="share-title">{t('share.title')}</p>
      <ul aria-labelledby="share-title">
        <li>
          <a href={`https://wa.me/?${query({ text: `${title} ${url}` })}`} target="_blank" rel="noopener">
            WhatsApp
          </a>
        </li>
        <li>
          <a href={`https://x.com/intent/post?${query({ text: title, url })}`} target="_blank" rel="noopener">
            X
          </a>
        </li>
        <li>
          <a href={`mailto:?${query({ subject: title, body: url })}`}>
            <Mail aria-hidden />
            {t('share.mail')}
          </a>
        </li>
        <li className={styles.own}>
          <Button
            variant="quiet"
            size="small"
            icon={<Share2 aria-hidden />}
            data-share={title}
            data-url={url}
            data-done={t('share.copied')}
          >
            <span data-said aria-live="polite">
              {t('share.other')}
            </span>
          </Button>
        </li>
      </ul>
    </div>
  )
}
