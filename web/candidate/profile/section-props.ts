/** Every part of the profile is a section that a page, or the middle of an application, can hold. */
export interface SectionProps {
  readonly onSaved?: () => void
}
