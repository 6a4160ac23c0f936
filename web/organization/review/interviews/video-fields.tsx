import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import type { PlanValues } from './plan-values.ts'
import { useInterviewers } from './use-interviewers.ts'

interface VideoFieldsProps {
  readonly values: PlanValues
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (changed: Partial<PlanValues>) => void
}

const ways = ['none', 'link', 'interviewer', 'own'] as const

/** Where video interviews are held; an interviewer's room is asked for once and stored. */
export function VideoFields({ values, errors, onChange }: VideoFieldsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { interviewers, makesRooms } = useInterviewers()
  const { video, videoUrl, roomUrl, interviewerIds } = values
  const first = interviewers.find(({ id }) => id === interviewerIds[0])
  const address = { type: 'url', placeholder: 'https://', maxLength: 300 } as const
  return (
    <>
      <Select
        name="video"
        label={t('interviews.video')}
        help={video === 'interviewer' ? (first?.videoRoom ?? t('video.room')) : undefined}
        value={video}
        options={ways
          .filter((way) => way !== 'own' || makesRooms)
          .map((way) => ({ value: way, label: t('video.way', { way }) }))}
        onChange={({ target }) => onChange({ video: ways.find((way) => way === target.value) ?? 'none' })}
      />
      {video === 'link' && (
        <TextInput
          {...address}
          id="videoUrl"
          name="videoUrl"
          label={t('interviews.add.video')}
          error={errors.videoUrl}
          value={videoUrl}
          onChange={({ target }) => onChange({ videoUrl: target.value })}
        />
      )}
      {video === 'interviewer' && first && !first.videoRoom && (
        <TextInput
          {...address}
          id="videoRoom"
          name="videoRoom"
          label={t('video.room.of', { name: first.name })}
          help={t('video.room.help')}
          error={errors.videoRoom}
          value={roomUrl}
          onChange={({ target }) => onChange({ roomUrl: target.value })}
        />
      )}
    </>
  )
}
