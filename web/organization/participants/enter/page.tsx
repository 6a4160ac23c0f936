import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { Output } from '#contract/call.ts'
import { listEntryLists } from '#contract/entries/entry-lists.ts'
import type { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Steps } from '#web/ui/navigation/steps.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { participantsAddress } from '../../participants-addresses.ts'
import styles from '../../review/entries/entries.module.css'
import { whoTakesPart } from '../../who-takes-part.ts'
import type { Asking } from './asking.ts'
import { ChooseStep } from './choose-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { type Done, DoneStep } from './done-step.tsx'

const formOf = (companyId: string, formId: string) => query(listEntryLists, { companyId, formId })

const queries: PageQueries = ({ me, params }) => [formOf(me.myId, idIn(params.formId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

const steps = ['choose', 'columns', 'confirm', 'done'] as const
type Step = (typeof steps)[number]

/**
 * Imports existing participants from a file. The file holds bank accounts, so it stays in this page's memory, and a
 * reload starts again.
 */
export default function EnterParticipantsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const { formId = '' } = useParams()
  const { form, type } = useAnswer(formOf(me.myId, formId))
  const who = whoTakesPart([{ type }])
  const [step, setStep] = useState<Step>('choose')
  const [asking, setAsking] = useState<Asking>()
  const [answer, setAnswer] = useState<Output<typeof enterParticipantsFile>>()
  const [done, setDone] = useState<Done>()
  const heading = useRef<HTMLHeadingElement>(null)
  const ids = { companyId: me.myId, formId }
  const title = t('scholars.enter', { who })
  const shown = form || t('forms.untitled')
  const at = steps.indexOf(step)
  const labels = {
    choose: t('enter.step.choose'),
    columns: t('enter.step.columns'),
    confirm: t('enter.step.confirm'),
  }

  function read(to: Step, next: Output<typeof enterParticipantsFile>, checked: Asking) {
    setAnswer(next)
    setAsking(checked)
    goOn(to)
  }

  function finish(added: Done) {
    // Drops the bank accounts as soon as they are no longer needed.
    setAsking(undefined)
    setDone(added)
    goOn('done')
  }

  function goOn(to: Step) {
    setStep(to)
    // The pressed button is gone, so the heading takes the focus.
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }

  return (
    <Container width="page" className={styles.page}>
      <PageHead title={`${title} · ${shown} · Köprü`} />
      <header className={styles.header}>
        <Breadcrumbs
          trail={[
            { label: t('participants.title', { who: 'participants' }), to: participantsAddress },
            { label: shown, to: `${participantsAddress}?formId=${formId}` },
            { label: title },
          ]}
        />
        <h1 ref={heading} tabIndex={-1}>
          {title}
          {step !== 'done' && <VisuallyHidden> · {labels[step]}</VisuallyHidden>}
        </h1>
        <p className={styles.lead}>{t(step === 'done' ? 'enter.form.done' : 'enter.form', { form: shown })}</p>
      </header>
      {may(me, 'Participants', 'write') ? (
        <>
          <Steps
            label={t('scholars.steps', { who })}
            steps={(['choose', 'columns', 'confirm'] as const).map((one, index) => ({
              label: labels[one],
              state: index < at ? 'done' : index === at ? 'current' : 'ahead',
            }))}
          />
          {step === 'choose' && (
            <ChooseStep
              ids={ids}
              who={who}
              onRead={(next, chosen) => read('columns', next, chosen)}
              onAdded={(added) => finish({ ...added, wrong: { count: 0, rows: [] } })}
            />
          )}
          {step === 'columns' && asking && answer && (
            <ColumnsStep
              ids={ids}
              asking={asking}
              answer={answer}
              onBack={() => setStep('choose')}
              onChecked={(next, checked) => read('confirm', next, checked)}
            />
          )}
          {step === 'confirm' && asking && answer && (
            <ConfirmStep
              ids={ids}
              asking={asking}
              answer={answer}
              form={shown}
              who={who}
              onBack={() => setStep('columns')}
              onDone={finish}
            />
          )}
          {step === 'done' && done && <DoneStep ids={ids} who={who} answer={done} />}
        </>
      ) : (
        <EmptyState title={t('scholars.mayNot')} />
      )}
    </Container>
  )
}
