import type { Shape } from './crop.ts'

export type CropProps = {
  file: File
  shape: Shape
  onDone: (base64: string, previewUrl: string) => void
  /** With a message when it closed because of a failure */
  onClose: (failure?: string) => void
}
