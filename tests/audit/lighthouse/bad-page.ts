/** A slow, shifting, unlabelled, broken and unindexed page: each category has to object. */
export const BAD_PAGE = `<html><head>
<meta name="robots" content="noindex">
<script>const end = Date.now() + 4000; while (Date.now() < end);</script>
</head><body>
<img src="/missing.png"><input><a href="/x"><img src="/missing.png"></a>
<p style="color:#bbb;font-size:9px">words</p>
<script>
document.cookie = 'a=b';
setTimeout(() => {
  const box = document.createElement('div');
  box.style.height = '500px';
  document.body.prepend(box);
  const until = Date.now() + 2000; while (Date.now() < until);
  navigator.geolocation.getCurrentPosition(() => {});
  Notification.requestPermission();
  throw new Error('broken');
}, 500);
</script></body></html>`;
