import { useQueryClient } from '@tanstack/react-query'
import { Stack } from '#web/ui/layout/layout.tsx'
import { useMe } from '../../../session/store.ts'
import { PhoneNumber } from '../../../settings/phone-number.tsx'
import { profile, useRedrawing } from '../own-profile.ts'
import type { SectionProps } from '../section-props.ts'

/** The phone number, changed in the same two steps as in the settings. */
export function GsmSection({ onSaved }: SectionProps) {
  const { myId } = useMe()
  const answers = useQueryClient()
  const redraw = useRedrawing()
  return (
    <Stack gap={6}>
      <PhoneNumber
        onSaved={() => {
          void answers.invalidateQueries({ queryKey: profile(myId).key })
          redraw()
          onSaved?.()
        }}
      />
    </Stack>
  )
}
