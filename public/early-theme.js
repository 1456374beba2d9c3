// Runs before the first paint, so that a chosen theme never flashes in the other one. The policy of the page forbids
// inline scripts, therefore this is a file.
(function () {
  try {
    var theme = localStorage.getItem('tulpar.theme');
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
      document.documentElement.dataset.theme = theme;
    }
    var tags = { ru: 'ru', en: 'en', kg: 'ky', cn: 'zh-CN' };
    var tag = tags[localStorage.getItem('tulpar.language')];
    if (tag) {
      document.documentElement.lang = tag;
    }
  } catch {
    // Storage may be forbidden; the system theme and Russian are used then.
  }
})();
