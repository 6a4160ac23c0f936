import { useTexts } from '#web/texts/texts.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Show, Shows, section } from '../show.tsx'
import styles from './foundations.module.css'

const colours = [
  'page',
  'surface',
  'raised',
  'edge',
  'edge-strong',
  'ink',
  'ink-muted',
  'primary',
  'primary-soft',
  'accent',
  'accent-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
]

export const FoundationSection = section('foundations', 'foundations', () => {
  const t = useTexts('dev_ui')
  return (
    <Shows>
      <Show name="Logo">
        <Logo size="large" />
        <Logo />
      </Show>
      <Show name="type">
        <Stack gap={2}>
          <p className={styles.t36}>{t('pangram')}</p>
          <p className={styles.t28}>{t('pangram')}</p>
          <p className={styles.t22}>{t('pangram')}</p>
          <p className={styles.t18}>{t('pangram')}</p>
          <p className={styles.t16}>{t('pangram')}</p>
          <p className={styles.t14}>{t('pangram')}</p>
          <p className={styles.t12}>{t('pangram')}</p>
        </Stack>
      </Show>
      <Show name="tokens.css" across>
        <ul className={styles.colours}>
          {colours.map((colour) => (
            <li key={colour}>
              <span className={styles.swatch} data-colour={colour} />
              <code>{colour}</code>
            </li>
          ))}
        </ul>
      </Show>
    </Shows>
  )
})
