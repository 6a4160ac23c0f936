/** What applicants to the foundation wrote where more than a line was asked for, by the words of the question. */
export const longAnswersToAnadolu: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'Bölümünü değiştirmeyi düşündün mü? Neden kaldın?': [
    'İlk dönem çok düşündüm, hatta yatay geçiş koşullarına baktım. İkinci dönem aldığım bir proje dersi fikrimi değiştirdi: ilk kez bir şeyin işe yaradığını gördüm ve kaldım.',
    'Evet, başka bir bölümü yazmıştım. Danışmanımla konuşunca istediğim alana buradan da gidebileceğimi anladım; şimdi seçmeli derslerimi ona göre alıyorum.',
  ],
  'Beş yıl sonra kendini nerede görüyorsun?': [
    'Beş yıl sonra yenilenebilir enerji alanında çalışan, sahaya çıkmaktan çekinmeyen bir mühendis olmak istiyorum. Bunun için ikinci sınıftan beri bir araştırma grubunda gönüllü çalışıyorum; önümdeki ilk hedef bitirme projemi gerçek bir santralin verisiyle yapmak.',
    'Yüksek lisansımı bitirmiş ve memleketime dönmüş olmak istiyorum. İlçemizde küçük üreticilerin makine bakımını yapan kimse yok; önce bir ustanın yanında, sonra kendi atölyemde çalışarak bu boşluğu doldurabileceğimi düşünüyorum.',
    'Tıbbi cihaz geliştiren bir ekipte, özellikle ucuz ve onarılabilir cihazlar üzerinde çalışmak istiyorum. Geçen yaz bir devlet hastanesinin teknik servisinde staj yaptım; yedek parça beklerken aylarca kullanılamayan cihazlar bana ne yapmak istediğimi gösterdi.',
    'Akademide kalmayı düşünüyorum. Bölümümde asistanların ne kadar emek verdiğini görüyorum ve anlatmayı seviyorum. Beş yıl sonra doktoramın ortasında, bir yandan da lise öğrencilerine atölye yapan biri olmak isterim.',
  ],
  'Okul dışında emek verdiğin bir şeyi anlat.': [
    'İki yıldır mahallemizdeki etüt merkezinde ortaokul öğrencilerine matematik anlatıyorum. Anlatırken en çok kendim öğreniyorum; bir konuyu üç ayrı yoldan anlatabilmek derslerimde de işime yarıyor.',
    'Babamın işleri bozulunca hafta sonları bir fırında çalışmaya başladım. Sabah dörtte kalkmak zor geliyordu, ama derslerimi aksatmamayı ve zamanımı planlamayı orada öğrendim.',
    'Kulübümüzle beş ilde köy okullarına bilim atölyesi götürdük. Bütçeyi ben tuttum; sınırlı imkânla iş yapmayı ve bir işi son güne bırakmamayı en iyi orada öğrendim.',
    'Evde iki küçük kardeşime ben bakıyorum, annem gündüz çalışıyor. Ödevlerini birlikte yapıyoruz; ortanca kardeşim bu yıl sınıfının birincisi oldu, bununla kendi notlarım kadar övünüyorum.',
  ],
  'Bilmemizi istediğin başka bir şey var mı?': [
    'Bu yıl kardeşim de üniversiteye başladı; iki öğrenciyi birlikte okutmak ailemi zorluyor.',
    'Babam mevsimlik çalışıyor. Kışın evimize giren para yazdakinin yarısı bile olmuyor, yukarıya yıllık ortalamayı yazdım.',
    'Yurt çıkmadığı için bir akrabamızda kalıyorum, bu yıl oradan da ayrılmam gerekecek.',
    'Annemin sürekli kullandığı ilaçlar var; geliri yazarken bu gideri düşmedim.',
    'Yok, teşekkür ederim.',
  ],
  'Üzerinde çalıştığın bir projeyi anlat.': [
    'Üç arkadaşımla seralar için ucuz bir nem ve sıcaklık izleme kartı yaptık. İlk sürüm bir haftada bozuldu, çünkü lehimleri nemden korumamıştık. İkincisi üç aydır bir komşumuzun serasında çalışıyor; şimdi veriyi telefona göndermeye uğraşıyoruz.',
    'Bitirme projem, köprülerdeki titreşimi telefon algılayıcılarıyla ölçmek. Ölçümleri profesyonel bir cihazla karşılaştırdım; küçük genliklerde hata büyük ama aynı köprüyü her ay ölçünce değişim görülebiliyor. Kodunu ve verisini açık bırakacağım.',
  ],
  'What do you want to be able to do after this degree that you cannot do now?': [
    'I can read a paper, but I cannot yet design a study that would convince somebody who disagrees with me. After this degree I want to plan a field measurement from the first sketch to the published data, and to teach a small team at home to do the same.',
    'At the moment I can analyse what others have measured. I want to learn to build the instruments myself, so that a municipality in my region can afford to measure its own air and water. Two professors of the programme work on exactly this.',
  ],
  'Unutamadığın bir öğretmenini anlat.': [
    'Beşinci sınıftaki Türkçe öğretmenim her hafta birimizin yazdığı hikâyeyi bütün sınıfa okurdu. Benimkini okuduğu gün ilk kez birinin sözümü ciddiye aldığını hissettim. Öğretmen olmaya o gün karar verdim; hâlâ bir sınıfa girince önce en sessiz çocuğu ararım.',
    'Lisedeki kimya öğretmenimiz malzeme olmadığı için deneyleri evden getirdiği kavanozlarla yapardı. Bir keresinde deney tutmadı ve bizimle birlikte nedenini aradı. Bilmiyorum demenin ayıp olmadığını, birlikte bulmanın daha güzel olduğunu ondan öğrendim.',
    'Köyümüze tayin olan genç bir öğretmen, akşamları okulu açık tutup bize kitap okurdu. Kışın sobayı kendisi yakardı. Aramızdan dört kişi üniversiteye gitti; dördümüz de bunu ona borçluyuz ve her bayram arıyoruz.',
  ],
  'Yeni şehrine dair ilk izlenimin ne oldu?': [
    'Otobüsten indiğimde kalabalıktan çok sesten yoruldum. İlk hafta yurttan okula hep aynı yoldan gittim, başka bir sokağa girmeye çekindim. İkinci ay aynı yolun iki sokak ötesinde güzel bir kütüphane olduğunu fark ettim.',
    'Herkesin acelesi vardı, bana kimse bakmıyordu. Köyde kapıdan çıkınca on kişiye selam verirsiniz. Sonra fırıncıyla ahbap oldum, şehir o günden sonra biraz benim oldu.',
  ],
  'Çalışma düzenini anlat.': [
    'Okuldan gelince bir saat dinleniyorum, sonra iki ders çalışıp yemeğe oturuyorum. Hafta sonu deneme çözüyor, yanlışlarımı bir deftere yazıyorum.',
    'Evde yer dar olduğu için akşamları okulun kütüphanesinde kalıyorum. Sabah erken kalkıp paragraf çözüyorum, en verimli saatim o.',
  ],
  'Neden yarım kaldı?': [
    'Mentorum yurt dışına taşındı, saat farkı yüzünden görüşemez olduk.',
    'Dört görüşmeden sonra iki tarafın da işleri yoğunlaştı; açıkçası ben de yeterince sormadım.',
  ],
  'Bir çocuk “Ben yapamıyorum” derse ne söylersin?': [
    'Önce hangi adımda durduğunu sorarım, çünkü çoğu zaman hepsini değil tek bir yeri yapamıyordur. O yeri birlikte yapar, gerisini ona bırakırım.',
    '“Henüz yapamıyorsun” derim ve kendi yapamadığım bir şeyi anlatırım. Sonra daha kolay bir örnekle başlarız.',
  ],
  'İlk işini neden bir vakıfta arıyorsun?': [
    'Üniversiteyi bursla okudum; o bursun arkasında ne kadar emek olduğunu staj yaptığımda gördüm. İlk işimde de sonucunu gördüğüm bir emeğin parçası olmak istiyorum.',
  ],
  'Bugüne kadar yürüttüğün en karmaşık süreci anlat.': [
    'Üniversite kulübünde 600 kişilik bir kongrenin kayıt ve konaklamasını yürüttüm. Üç otel, iki ayrı ödeme yolu ve son gün değişen yüz elli isim vardı. Her şeyi tek bir tabloda topladım, kimin neyi değiştirebileceğini yazdım; kongre günü açıkta kalan kimse olmadı.',
    'Önceki işimde yıllık hibe raporlarını topluyordum: kırk ortak, üç dil, tek son tarih. İlk yıl gecikince süreci baştan kurdum; ortaklara ne zaman ne isteyeceğimizi yılın başında bildirdik. İkinci yıl raporu iki hafta erken verdik.',
  ],
  'Bir aday “Neden seçilmedim?” diye yazdı. Yanıtını yaz.': [
    'Merhaba, başvurunu iki ayrı kişi okudu ve notların iyiydi. Bu yıl 80 yere 900 kişi başvurdu; önceliği hane geliri daha düşük olanlara verdik. Gelecek yıl yeniden başvurabilirsin, bu yılki cevapların seni geriye düşürmez. İstersen başka bursları da gösterebiliriz.',
  ],
}
