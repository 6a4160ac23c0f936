import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { changeCandidatePhoto, removeCandidatePhoto } from '#contract/candidates/candidate-profile.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { PictureField } from '../../../picture-crop/picture-field.tsx'
import { changeSession, useMe } from '../../../session/store.ts'
import { profile, useSaving } from '../own-profile.ts'
import { Saved } from '../saved.tsx'
import type { SectionProps } from '../section-props.ts'

/** The photo, saved as soon as it is cropped. */
export function PhotoSection({ onSaved }: SectionProps) {
  const t = useTexts('student_dashboard')
  const { myId: candidateId } = useMe()
  const read = profile(candidateId)
  const known = useAnswer(read)
  const answers = useQueryClient()
  const save = useSaving()
  const { act, failed } = useAct()
  const [sending, setSending] = useState<string | null>()
  const [savedAt, setSavedAt] = useState<Date>()

  // Refetches when the tab becomes visible: the photo may have changed in another tab, and it is saved without a button
  // that could detect a conflict.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      void answers.invalidateQueries({ queryKey: profile(candidateId).key })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [answers, candidateId])

  async function send(asking: Promise<{ photo: string } | null>, preview: string | null) {
    setSending(preview)
    await act(async () => {
      const now = await save(asking, read, (answer) => ({ ...known, photo: answer?.photo ?? null }))
      changeSession({ photo: now?.photo ?? null })
      setSavedAt(new Date())
      onSaved?.()
    })
    setSending(undefined)
    if (preview) URL.revokeObjectURL(preview)
  }

  return (
    <Stack gap={4}>
      <PictureField
        id="photo"
        label={t('photo.label')}
        {...(known.photo !== null && { note: t('photo.note') })}
        shape="square"
        value={sending === undefined ? known.photo : sending}
        busy={sending !== undefined}
        error={failed && (failed.problem?.detail ?? t('photo.unreachable'))}
        onPick={(data, preview) => void send(askInBrowser(changeCandidatePhoto, { candidateId, data }), preview)}
        onRemove={() => void send(askInBrowser(removeCandidatePhoto, { candidateId }), null)}
      />
      <Saved at={savedAt} />
    </Stack>
  )
}
