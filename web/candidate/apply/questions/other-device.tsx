import { isBlank } from '#contract/forms/answer-check.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { AnswerText } from '../answer-text.tsx'
import { useApply } from '../use-apply.ts'
import styles from './questions-step.module.css'

/** A notice that the answer was edited on two devices: says which one is kept, and offers the other. */
export function OtherDevice({ question }: { question: Question }) {
  const t = useTexts('student_apps')
  const { kept, autosave } = useApply()
  const news = kept.news.get(question.id)
  if (!news) return null
  const hasOther = !isBlank(news.other)
  return (
    <Notice
      tone="warning"
      live
      title={t(news.kind === 'newer' ? 'apply.device.newer' : 'apply.device.replaced')}
      actions={
        <>
          {hasOther && (
            <Button size="small" onClick={() => autosave.change(question.id, news.other)}>
              {t('apply.device.take')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => autosave.forgetNews(question.id)}>
            {t('apply.device.fine')}
          </Button>
        </>
      }
    >
      {hasOther && (
        <p className={styles.other}>
          {t(news.kind === 'newer' ? 'apply.device.here' : 'apply.device.there')}{' '}
          <AnswerText question={question} answer={news.other} />
        </p>
      )}
    </Notice>
  )
}
