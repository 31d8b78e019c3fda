-- Sends requests from a file (REQUESTS): one per line, method, path, token and body separated by tabs. They are drawn at
-- random, or sent once each when ORDERED is set; a run that is too long begins again, and is refused for its errors.
local requests = {}

-- Not before: wrk sets the Host header just before it calls this, and Node refuses requests without one.
function init()
  wrk.headers["Host"] = wrk.headers["Host"] or (wrk.host .. ":" .. wrk.port)
  for line in io.lines(os.getenv("REQUESTS")) do
    local method, path, token, body = line:match("([^\t]*)\t([^\t]*)\t([^\t]*)\t(.*)")
    local headers = {}
    for name, value in pairs(wrk.headers) do headers[name] = value end
    if token ~= "" then headers["Authorization"] = "Bearer " .. token end
    if body ~= "" then headers["Content-Type"] = "application/json" end
    requests[#requests + 1] = wrk.format(method, path, headers, body ~= "" and body or nil)
  end
end
math.randomseed(7)

local isOrdered = os.getenv("ORDERED") == "yes"
local sent = 0

function request()
  if not isOrdered then return requests[math.random(#requests)] end
  sent = sent % #requests + 1
  return requests[sent]
end

-- One line of tab-separated figures, times in microseconds, for wrk.ts.
function done(summary, latency, _)
  local errors = summary.errors
  io.write(string.format("figures\t%d\t%d\t%d\t%d\t%d\t%d\t%d\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(95), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
