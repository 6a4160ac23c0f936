// What applicants write: short answers, and paragraphs that long ones are put together from.

export const essays = {
  tr: [
    'Lisede fizik öğretmenim bozuk bir radyoyu birlikte tamir etmeyi önerdiğinde neye meraklı olduğumu anladım. O günden beri bir şeyin nasıl çalıştığını bilmeden rahat edemiyorum.',
    'Okul dışında iki yıldır mahallemizdeki etüt merkezinde ortaokul öğrencilerine matematik anlatıyorum. Anlatırken en çok kendim öğreniyorum; bir konuyu üç ayrı yoldan anlatabilmek derslerimde de işime yarıyor.',
    'Ailemde üniversiteye giden ilk kişiyim. Kardeşlerimin benden sonra daha kolay bir yol bulmasını istiyorum; bu yüzden öğrendiğim her şeyi eve de taşıyorum.',
    'Geçen yaz bir tersanede staj yaptım. Kâğıt üzerinde doğru görünen bir çözümün sahada neden tutmadığını orada gördüm ve bitirme projemin konusunu da o günlerde buldum.',
    'Beş yıl sonra yenilenebilir enerji alanında çalışan, sahaya çıkmaktan çekinmeyen bir mühendis olmak istiyorum. Bunun için ikinci sınıftan beri bir araştırma grubunda gönüllü çalışıyorum.',
    'Kulübümüzle beş ilde köy okullarına bilim atölyesi götürdük. Bütçeyi ben tuttum; sınırlı imkânla iş yapmayı en iyi orada öğrendim.',
    'Babamın işleri iki yıl önce bozulunca hafta sonları çalışmaya başladım. Zor bir dönemdi ama derslerimi aksatmamayı başardım ve zamanımı planlamayı öğrendim.',
    'Bu desteği alırsam çalışma saatlerimi azaltıp laboratuvarda daha çok vakit geçirebileceğim. Danışmanımla yürüttüğümüz çalışmayı bu yıl bir kongreye yetiştirmek istiyoruz.',
  ],
  en: [
    'I grew up in a small town where the nearest library was an hour away, so I learned early to make the most of whatever I could get my hands on.',
    'Last year I led a team of four on a project that measured air quality around our campus. We failed twice before the sensors agreed with each other, and I learned more from that than from any lecture.',
    'In five years I want to work where research meets practice: close enough to the field to see whether an idea really helps somebody.',
    'I tutor younger students twice a week. Explaining a thing in three different ways is the best test of whether I have understood it myself.',
    'This opportunity would let me cut back on my evening shifts and finish the experiment that my adviser and I have been planning since spring.',
  ],
} as const

export const shortAnswers = {
  tr: [
    'KYK kredisi, ayda 3.000 TL',
    'Üniversitemin robotik kulübü',
    'Arkadaşımdan duydum',
    'Hafta sonları, öğleden sonra',
    'Yok',
    'Bölüm başkanlığı',
    'Çağdaş Yaşam etüt merkezi',
  ],
  en: ['A friend told me', 'University careers office', 'Weekends', 'None', 'Robotics club'],
} as const
