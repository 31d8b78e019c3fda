import { describe, expect, test } from "vitest";
import { isPushEndpoint } from "./push-endpoint.ts";

describe("where a push may be sent", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/dGhpcw:APA91bHun4MxP5egoKMwt2KZFBaFUH",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABZy0KP_x-y",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2bz",
    "https://web.push.apple.com/QGuQyavXutnMH",
    "https://api.push.apple.com/3/device/abc",
  ])("%s", (address) => {
    expect(isPushEndpoint(address)).toBe(true);
  });
});

describe("where it may never be sent", () => {
  test.each([
    "",
    "http://127.0.0.1",
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://127.0.0.1/",
    "https://127.1/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/",
    "https://169.254.169.254/",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/x",
    "https://0177.0.0.1/x",
    "https://0x7f.0.0.1/x",
    "https://localhost/x",
    "https://fcm.googleapis.com.evil/",
    "https://fcm.googleapis.com.evil.example/fcm/send/abc",
    "https://evilfcm.googleapis.com/fcm/send/abc",
    "https://xnotify.windows.com/w/abc",
    "https://notify.windows.com.evil.example/w/abc",
    "https://user@127.0.0.1/",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://user:pass@fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://fcm.googleapis.com:443/fcm/send/abc",
    "https://fcm.googleapis.com./fcm/send/abc",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com/",
    "https://fcm.googleapis.com\\@127.0.0.1/x",
    "https://fcm.googleapis.com/x\\y",
    "https://fcm.googleapis.com#@127.0.0.1/x",
    "https://fcm.googleapis.com?@127.0.0.1/x",
    "https:fcm.googleapis.com/fcm/send/abc",
    "https:///fcm.googleapis.com/x",
    " https://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com/fcm/send/abc\n",
    "https://fcm.googleapis.com/fcm/\tsend/abc",
    "https://fcm。googleapis.com/fcm/send/abc",
    "https://rebind.evil.example/fcm/send/abc",
    "HTTPS://FCM.GOOGLEAPIS.COM/fcm/send/abc",
    "file:///etc/passwd",
    "gopher://fcm.googleapis.com/x",
    `https://fcm.googleapis.com/${"a".repeat(1000)}`,
  ])("%j", (address) => {
    expect(isPushEndpoint(address)).toBe(false);
  });
});
