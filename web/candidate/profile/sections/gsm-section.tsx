import { Stack } from '#web/ui/layout/layout.tsx'
import { invalidate } from '../../../queries/invalidate.ts'
import { PhoneNumber } from '../../../settings/phone-number.tsx'
import type { SectionProps } from '../section-props.ts'

/** The phone number, changed in the same two steps as in the settings. */
export function GsmSection({ onSaved }: SectionProps) {
  return (
    <Stack gap={6}>
      <PhoneNumber
        onSaved={() => {
          void invalidate('phone', 'profile')
          onSaved?.()
        }}
      />
    </Stack>
  )
}
