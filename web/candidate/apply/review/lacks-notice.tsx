import type { FieldError } from '#contract/problems.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import styles from './review-step.module.css'
import { useProblemLinks } from './use-problem-links.ts'

/** Lists missing input as soon as the step opens, not only after submitting. */
export function LacksNotice({ lacks }: { lacks: readonly FieldError[] }) {
  const t = useTexts('student_apps')
  const links = useProblemLinks(lacks)
  if (links.length === 0) return null
  return (
    <Notice tone="warning" title={t('apply.review.lacks', { count: links.length })}>
      <ul className={styles.lacks}>
        {links.map(({ field, message, to }) => (
          <li key={field}>{to ? <Link to={to}>{message}</Link> : message}</li>
        ))}
      </ul>
    </Notice>
  )
}
