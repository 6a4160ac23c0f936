import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Application } from '#contract/applying/applications.ts'
import { useMe } from '#web/session/store.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useAutosave, useKept } from '../../unsaved/use-autosave.ts'
import { farthestOf, placeOf, type Step, stepIn, whereIn } from '../apply-step.ts'
import { answersOf, documentsOf, type FormToApply } from './apply-queries.ts'
import { DocumentsStep } from './documents/documents-step.tsx'
import { FitStep } from './fit/fit-step.tsx'
import { Frame } from './frame/frame.tsx'
import { ProfileStep } from './profile/profile-step.tsx'
import { QuestionsStep } from './questions/questions-step.tsx'
import { Receipt } from './receipt/receipt.tsx'
import { ReviewStep } from './review/review-step.tsx'
import { ApplyProvider, askedBy } from './use-apply.ts'

const bodies = {
  fit: FitStep,
  profile: ProfileStep,
  questions: QuestionsStep,
  documents: DocumentsStep,
  review: ReviewStep,
  done: Receipt,
}

/** A draft: one step at a time, with autosave. */
export function Wizard({ form, application }: { form: FormToApply; application: Application }) {
  const { myId } = useMe()
  const [search] = useSearchParams()
  // Preloaded with the page, not at the documents step: the network may be down by then.
  useTexts('student_docs')
  const documents = useAnswer(documentsOf(myId, application.id))
  const read = useAnswer(answersOf(myId, application.id))
  const autosave = useAutosave(myId, application.id, read)
  const kept = useKept(autosave)
  const where = whereIn(search, application)
  const place = placeOf(where)
  const farthest = useFarthest(where.step, application.lastPlace)
  // The server may have refused changes since the page was loaded.
  const canEdit = application.can.edit && kept.trouble?.kind !== 'stopped'

  useEffect(() => {
    if (canEdit && place !== 'done') autosave.goTo(place)
  }, [autosave, place, canEdit])

  const [firstVersion] = useState(form.version)
  const hasNewForm = form.version > firstVersion

  // The organization has published a newer version of its form meanwhile.
  const isOld = kept.formVersion > form.version
  useEffect(() => {
    if (isOld) void invalidate('formToApply', 'applicationDocuments')
  }, [isOld])

  // The server has filled answers from the profile meanwhile: refetches which ones.
  const isFilled = form.questions.some(
    ({ id, profileFact }) => profileFact && kept.seen[id] && !read.items.some(({ questionId }) => questionId === id),
  )
  useEffect(() => {
    if (isFilled) void invalidate('writtenApplication')
  }, [isFilled])

  const isSentElsewhere = useSentElsewhere(kept.submittedAt, application.submittedAt)

  const Body = bodies[where.step]
  // Answers that were changed since then do not count.
  const isAsRead = (id: string) => read.items.some((one) => one.questionId === id && one.value === kept.answers[id])
  const unlisted = new Set(read.unlisted.filter(isAsRead))
  const fromProfile = new Set(read.fromProfile.filter(isAsRead))
  return (
    <ApplyProvider
      value={{
        form,
        application,
        documents,
        autosave,
        kept,
        where,
        hasNewForm,
        canEdit,
        isSentElsewhere,
        unlisted,
        fromProfile,
        farthest,
        ...askedBy(form, kept, documents),
      }}
    >
      <Frame>
        <Body key={place} />
      </Frame>
    </ApplyProvider>
  )
}

/** The farthest step of this and earlier visits, also on other devices. */
function useFarthest(step: Step, lastPlace: string | null): Step {
  const [been, setBeen] = useState<Step>(() => stepIn(lastPlace) ?? 'fit')
  const farther = farthestOf(been, step)
  if (farther !== been) setBeen(farther)
  return farther
}

/** Detects that the application was submitted on another device meanwhile, and refetches it. */
function useSentElsewhere(heardOf: string | null, known: string | null): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  const isNews = (heardOf ?? '') > (known ?? '')
  if (isNews && !isElsewhere) setElsewhere(true)
  useEffect(() => {
    if (isNews) void invalidate('formToApply')
  }, [isNews])
  return isElsewhere
}
