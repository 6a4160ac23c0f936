import {
  Award,
  BadgeCheck,
  BriefcaseBusiness,
  Camera,
  FolderOpen,
  GraduationCap,
  HeartHandshake,
  Landmark,
  type LucideIcon,
  MapPin,
  Phone,
  Sparkles,
  UserRound,
} from 'lucide-react'
import type { ProfilePart } from '#contract/candidates/candidate-facts.ts'

/** The page of a profile part: its own, or one that it shares. */
export const partAddress = (part: ProfilePart) =>
  part === 'gsm'
    ? '/student-dashboard/settings/phone'
    : part === 'documents'
      ? '/student-dashboard/documents'
      : `/student-dashboard/profile/${part}`

export const partIcons: Readonly<Record<ProfilePart, LucideIcon>> = {
  photo: Camera,
  personal: UserRound,
  location: MapPin,
  gsm: Phone,
  citizen: BadgeCheck,
  educations: GraduationCap,
  experiences: BriefcaseBusiness,
  certificates: Award,
  competencies: Sparkles,
  requirements: HeartHandshake,
  bank: Landmark,
  documents: FolderOpen,
}
