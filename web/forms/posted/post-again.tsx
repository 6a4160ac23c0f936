import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import styles from '../resend.module.css'

interface PostAgainProps {
  readonly label: string
  readonly done: string
  readonly isDone: boolean
  /** Seconds until it can be pressed; only script shows the countdown, the server enforces it */
  readonly wait: number
  /** The button's field name for the server */
  readonly name: string
  readonly value: string
}

/** The button of a posted form that sends a code or a link once more. */
export function PostAgain({ label, done, isDone, wait, name, value }: PostAgainProps) {
  const t = useTexts('logins')
  return (
    <Stack gap={3} className={styles.resend}>
      {isDone && (
        <Notice tone="success" live>
          {done}
        </Notice>
      )}
      <Button
        type="submit"
        variant="quiet"
        name={name}
        value={value}
        waits
        data-wait={wait || undefined}
        data-waiting={t('resend.wait', { label, seconds: '#' })}
      >
        {label}
      </Button>
    </Stack>
  )
}
