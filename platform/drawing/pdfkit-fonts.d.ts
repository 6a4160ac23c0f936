import type { Font } from 'fontkit'

// pdfkit also takes a font that fontkit has opened, which its types do not say.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      font(src: Font, family: string, size?: number): this
    }
  }
}
